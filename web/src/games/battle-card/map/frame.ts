/** The neatline: the ground ends here, and the margin of the sheet begins. */
export const FRAME = { x: -44, y: 8, width: 714, height: 724 } as const;
