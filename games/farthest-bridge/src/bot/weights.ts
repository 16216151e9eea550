/** What matters how much to the script, in tenths of a step unless it says otherwise. Found by trial: see the README. */
export const WEIGHTS = {
  // The way to Arnhem, in half points.
  blownBridge: 24,
  enemyHex: 4,
  enemyStrength: 2,
  enemyZone: 3,

  // What a unit is worth.
  stepBase: 5,
  stepStrength: 3,
  stepRelief: 6,

  // What it is worth to drive the enemy out of a hex: Allies, then Germans.
  clearArnhemNear: 43,
  clearArnhem: 28,
  clearRouteNear: 24,
  clearRoute: 14,
  clearBeside: 18,
  clearCorridor: 14,
  clearElse: 4,
  cutArnhem: 25,
  cutRoute: 6,
  cutBridge: 8,
  cutZone: 12,
  cutElse: 3,

  // Fights.
  farther: 2,
  /** By how much more an attack must pay for Germans. */
  germanReserve: 5,
  repulseBase: 1,
  repulseShare: 10,
  markerPrice: 14,
  leastBombardment: 6,
  defencePrice: 10,
  /** The same while Arnhem may still be attacked. */
  keptPrice: 30,
  attackPreference: 4,
  stayPreference: 3,
  bridgePrice: 8,
  /** Half points by which XXX Corps should be nearer to Arnhem after an attack, and the price of ten that it is not. */
  detour: 6,
  detourPrice: 20,
  arnhemPrice: 10,
  garrisonPrice: 20,
  /** Half points from XXX Corps to Arnhem at which its garrison stays for good. */
  alarm: 40,
  alarmPrice: 40,

  // Posts.
  /** For airborne units to come near the bridge at Arnhem before XXX Corps: it only gets it blown. In an attack, and else. */
  rousingPrice: 60,
  rousing: 150,
  postTurn: 10,
  postArnhem: 26,
  postBridge: 28,
  postRepair: 22,
  postZone: 28,
  postFirstZone: 20,
  postRoad: 6,
  postCover: 2,
  postThreat: 10,
  postBeside: 16,
  postNear: 5,
  garrison: 24,
  garrisonUrgency: 6,
  blockZone: 22,
  blockRoute: 24,
  blockFade: 4,
  blockBridge: 12,

  // Hexes to end a move in.
  cover: 4,
  atPost: 8,
  toPost: 6,
  targetGround: 25,
  relief: 4,
  /** For the engineers to stand beside Germans. */
  engineers: 400,
  turningBack: 300,
  reliefAdvance: 20,
  stay: 6,
};
