/** Stands above our own words in a letter that may be answered: whatever an answer has below it was quoted. */
export const CUT = 'Write your orders above this line';
