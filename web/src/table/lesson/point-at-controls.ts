import { showTaught } from './show-taught.ts';

/**
 * Marks the buttons and fields whose words begin as given, now and when others come. A lesson names a control as the screen
 * does, so that no game and no panel has to know of lessons. Brings into sight what the step points at when the step begins, and again
 * when a wrong move was answered. Returns the way to stop.
 */
export function pointAtControls(words: readonly string[]): () => void {
  const table = document.querySelector('[data-table]');
  if (table === null) return () => undefined;
  let isShown = false;
  let answer: string | undefined;
  const look = (): void => {
    markControls(table, words);
    const answered = table.querySelector('[role="alert"]')?.textContent;
    if (isShown && (answered === undefined || answered === answer)) return;
    answer = answered;
    isShown = showTaught(table) || isShown;
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(table, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    for (const button of table.querySelectorAll<HTMLElement>('[data-taught]')) delete button.dataset['taught'];
  };
}

/** Marks the buttons and fields whose words begin as given, and no others. */
export function markControls(table: Element, words: readonly string[]): void {
  for (const control of table.querySelectorAll<HTMLElement>('button, a, input, textarea')) {
    if (isMeant(control, words)) control.dataset['taught'] = 'true';
    else delete control.dataset['taught'];
  }
}

/** The buttons of the timeline and of the lesson itself may have the same words, but no lesson means them. */
function isMeant(control: HTMLElement, words: readonly string[]): boolean {
  if (control.closest('[data-lesson], [data-timeline]') !== null) return false;
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  const text = control.getAttribute('aria-label') ?? wordsOf(label ?? control);
  return words.some((begins) => text.trim().startsWith(begins));
}

/** What a control says, without the figures in its pictures. */
function wordsOf(node: Node): string {
  if (node instanceof Element && node.matches('svg, [aria-hidden="true"]')) return '';
  return node.childNodes.length === 0
    ? (node.textContent ?? '')
    : Array.from(node.childNodes, (child) => wordsOf(child)).join('');
}
