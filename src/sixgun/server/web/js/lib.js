// What components are made of: the one place that knows the libraries.

import htm from "htm";
import { Fragment, h, render } from "preact";

export { Fragment, h, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";

/**
 * Makes elements from a template: html`<p class="note">${text}</p>`.
 */
export const html = htm.bind(h);
