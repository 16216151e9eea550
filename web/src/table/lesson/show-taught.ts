/**
 * Scrolls the panel so that the step is read and what it points at there can be pressed; after a wrong move, so that its
 * answer is read. Where there is no room for both, what is to be read comes first. What stands at the foot of the panel
 * covers what scrolls under it. Returns whether anything was there.
 */
export function showTaught(table: Element): boolean {
  const panel = table.querySelector('[data-asked]');
  if (panel === null) return false;
  const taught =
    panel.querySelector<HTMLElement>('[data-taught], [data-taught-unit]') ??
    table.querySelector<HTMLElement>('[data-taught]');
  if (taught === null) return false;
  const foot = panel.querySelector<HTMLElement>('[data-sticky="true"]');
  const isCovered = foot !== null && !foot.contains(taught);
  taught.style.scrollMarginBottom = isCovered ? `${foot.offsetHeight + ROOM}px` : '';
  const lesson = panel.querySelector('[data-lesson]');
  const read = [lesson?.querySelector('[role="status"]'), panel.querySelector('[role="alert"]')];
  for (const one of [lesson, taught, ...read]) one?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** For the ring around what is pointed at, and for the lines that fade above the foot. */
const ROOM = 22;
