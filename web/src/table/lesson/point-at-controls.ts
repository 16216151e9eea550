/**
 * Marks the buttons whose words begin as given, now and when others come. A lesson names a control as the screen does, so
 * that no game and no panel has to know of lessons. Returns the way to stop.
 */
export function pointAtControls(words: readonly string[]): () => void {
  const table = document.querySelector('[data-table]');
  if (table === null || words.length === 0) return () => undefined;
  let isShown = false;
  const mark = (): void => {
    for (const button of table.querySelectorAll<HTMLElement>('button, a')) {
      const text = (button.getAttribute('aria-label') ?? button.textContent).trim();
      const isMeant = words.some((begins) => text.startsWith(begins)) && button.closest('[data-lesson]') === null;
      if (isMeant) {
        button.dataset['taught'] = 'true';
        if (!isShown) button.scrollIntoView({ block: 'nearest' });
        isShown = true;
      } else delete button.dataset['taught'];
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(table, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    for (const button of table.querySelectorAll<HTMLElement>('[data-taught]')) delete button.dataset['taught'];
  };
}
