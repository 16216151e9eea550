/** Calls back when the page changes between day and night. Returns how to stop. */
export function onRecolour(call: () => void): () => void {
  const theme = new MutationObserver(call);
  const night = matchMedia('(prefers-color-scheme: dark)');
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  night.addEventListener('change', call);
  return () => {
    theme.disconnect();
    night.removeEventListener('change', call);
  };
}
