/** A key for the storage, and a name for a match: nobody else will pick it. */
export function newKey(): string {
  // Not randomUUID: that is missing where the page comes over plain HTTP from a machine next door.
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
