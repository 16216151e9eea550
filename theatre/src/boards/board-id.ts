/** The boards there are. Each bears the name of the game whose map it gives back. */
export type BoardId = 'farthest-bridge' | 'drive-on-arnhem' | 'descent-into-hell' | 'kriegsspiel';
