/** The neatline: the ground ends here, and the margin of the sheet begins. */
export const FRAME = { x: -44, y: 8, width: 714, height: 724 } as const;

/** Between the neatline and the thick line around it; with it the sheet is as high as what is always in view. */
export const MARGIN = 6;
