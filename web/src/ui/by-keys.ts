/**
 * Whether the focus came by keys. A pointer gives it in the middle of its press: whatever lies under the pointer must stay
 * there until the press is over.
 */
export function isByKeys(focused: Element): boolean {
  return focused.matches(':focus-visible');
}
