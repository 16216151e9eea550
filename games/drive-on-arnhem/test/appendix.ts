/**
 * Appendix C and D, row by row: type, combat points, stacking value, artillery, efficiency, turn, hex. Where the book prints
 * only a picture the row is ruled.
 */

export const ALLIED = `
  # 82
  HQ/82        headquarters     21 2 250S 100 T1 16,9
  504/82       airborne        115 2 -    100 T1 14,13
  3/504/82     airborne         57 1 -    100 T1 14,13
  505/82       airborne        115 2 -    100 T1 17,9
  3/505/82     airborne         56 1 -    100 T1 17,9
  508/82       airborne        113 2 -    100 T1 17,8
  3/508/82     airborne         57 1 -    100 T1 17,8
  1/325/82     glider           57 1 -    100 T5 16,9
  2/325/82     glider           56 1 -    100 T5 16,9
  3/325/82     glider           56 1 -    100 T5 16,9
  # 101
  HQ/101       headquarters     21 2 80S  100 T2 15,26
  501/101      airborne        113 2 -    100 T1 14,23
  3/501/101    airborne         57 1 -    100 T1 14,23
  502/101      airborne        115 2 -    100 T1 15,26
  3/502/101    airborne         57 1 -    100 T1 15,26
  506/101      airborne        114 2 -    100 T1 16,27
  3/506/101    airborne         58 1 -    100 T1 16,27
  1/327/101    glider           57 1 -    100 T2 15,26
  2/327/101    glider           56 1 -    100 T2 15,26
  3/327/101    glider           56 1 -    100 T5 15,26
  # 1
  HQ/1         headquarters     21 2 70S  100 T1 3,7
  1/1          airborne         97 2 -    100 T1 4,8
  3/1/1        airborne         48 1 -    100 T1 4,8
  AL/1         glider          105 2 -    100 T1 4,7
  1B/AL/1      glider           57 1 -    100 T1 4,7
  1/GP/1       glider           39 1 -     95 T1 5,7
  ENG/1        engineer         23 1 -    100 T1 3,8
  RCN/1        recon            23 1 -    100 T1 5,7
  10/4/1       airborne         48 1 -    100 T2 3,7
  11/4/1       airborne         48 1 -    100 T2 3,7
  156/4/1      airborne         49 1 -    100 T2 3,7
  3/GP/1       glider           40 1 -     95 T2 3,8
  # POL
  1/POL        airborne         40 1 -     95 T3 8,7
  2/POL        airborne         39 1 -     95 T3 8,7
  3/POL        airborne         39 1 -     95 T3 8,7
  # GDS
  GDS/HQ       headquarters     30 2 170L 100 T1 28,31
  2IG/5/GDS    armor            65 1 -    100 T1 28,31
  3IG/5/GDS    mechanized       57 1 -    100 T1 28,31
  2GG/5/GDS    armor            65 1 -    100 T2 28,31
  1GG/5/GDS    mechanized       58 1 -    100 T2 28,31
  2H/GDS       recon            48 1 -    100 T2 28,31
  1CG/32/GDS   armor            65 1 -    100 T2 27,31
  5CG/32/GDS   mechanized       57 1 -    100 T2 27,31
  1WG/32/GDS   mechanized       56 1 -    100 T2 27,31
  2W/32/GDS    armor            58 1 -    100 T2 27,31
  ENG/1/GDS    engineer         48 1 -    100 T2 29,31
  # 50
  2D/231/50    mechanized       57 1 -     95 T1 27,31
  1D/231/50    mechanized       56 1 -     95 T1 27,31
  1H/231/50    mechanized       57 1 -     95 T1 29,31
  # 30XXX
  15/19/-      armor            58 1 -     95 T1 29,31
  44           armor            65 1 -     95 T3 29,31
  INF/30XXX    mechanized       57 1 -     95 T2 29,31
  ART/30XXX    artillery        30 2 150L  95 T2 29,31
  ENG/30XXX    engineer         65 1 -     95 T2 29,31
  # 43
  HQ/43        headquarters     30 2 255L  95 T4 27,31
  ENG/43       engineer         56 1 -     95 T4 29,31
  1/43R/43     recon            23 1 -     95 T4 28,31
  2/43R/43     recon            23 1 -     95 T4 28,31
  3/43R/43     recon            23 1 -     95 T4 28,31
  7H/130/43    mechanized       57 1 -     95 T4 27,31
  4D/130/43    mechanized       56 1 -     95 T4 27,31
  5D/130/43    mechanized       56 1 -     95 T4 27,31
  5C/214/43    mechanized       57 1 -     95 T4 29,31
  1W/214/43    mechanized       58 1 -     95 T4 29,31
  7S/214/43    mechanized       57 1 -     95 T4 29,31
  4S/129/43    mechanized       57 1 -     95 T5 29,31
  4W/129/43    mechanized       56 1 -     95 T5 29,31
  5W/129/43    mechanized       57 1 -     95 T5 29,31
`;

export const GERMAN = `
  # 9SS
  HQ/9SS       headquarters     35 2 31D   95 T1 3,0
  PZGR/9SS     panzergrenadier  40 1 -     95 T1 4,0
  RCN/9SS      recon            39 1 -     95 T1 11,8
  I/9          armor            56 1 -     95 T1 6,3
  II/9         armor            58 1 -     95 T1 24,28
  I/19         panzergrenadier  32 1 -     95 T2 3,0
  II/19        panzergrenadier  33 1 -     95 T2 3,0
  I/20         panzergrenadier  31 1 -     95 T1 8,0
  II/20        panzergrenadier  38 1 -     95 T1 29,30
  # 10SS
  HQ/10SS      headquarters     21 2 122L  95 T2 17,0
  RCN_A/10SS   recon            39 1 -     95 T1 8,6
  RCN_B/10SS   recon            39 1 -     95 T2 8,0
  PZGR/10SS    panzergrenadier  39 1 -     95 T2 8,0
  I/10         armor            58 1 -     95 T2 16,0
  II/10        armor            38 1 -     95 T2 16,0
  I/21         panzergrenadier  57 1 -     95 T2 17,0
  II/21        panzergrenadier  56 1 -     95 T2 16,0
  I/22         panzergrenadier  48 1 -     95 T1 8,0
  II/22        panzergrenadier  50 1 -     95 T1 26,31
  # 59
  HQ/59        headquarters     25 2 44S   85 T2 8,31
  RCN/59       recon            33 1 -     85 T2 8,31
  I/1034       infantry         48 1 -     85 T1 16,28
  II/1034      infantry         49 1 -     85 T1 16,28
  I/1035       infantry         39 1 -     85 T2 8,31
  II/1035      infantry         48 1 -     85 T3 8,31
  I/1036       infantry         38 1 -     85 T2 8,31
  II/1036      infantry         49 1 -     85 T3 8,31
  # 7FJ
  HQ/7FJ       headquarters     19 1 40L   90 T4 23,8
  16/7         infantry         49 1 -     90 T1 30,30
  17/7         infantry         50 1 -     90 T6 23,8
  18/7         infantry         39 1 -     90 T4 23,8
  # 84
  HQ/84        headquarters     25 1 48L   85 T7 23,7
  1051/84      infantry         32 1 -     85 T7 23,8
  1062/84      infantry         39 1 -     85 T7 23,8
  1063/84      infantry         31 1 -     85 T7 23,8
  # 85
  HQ/85        headquarters     15 1 32L   85 T4 8,30
  1053/85      infantry         49 1 -     85 T4 8,31
  1054/85      infantry         38 1 -     85 T4 8,31
  # 180
  HQ/180       headquarters     23 1 65L   85 T1 30,25
  1221/180     infantry         38 1 -     85 T7 23,13
  1222/180     infantry         39 1 -     85 T1 30,25
  1223/180     infantry         40 1 -     85 T7 23,13
  # 107
  2107P/107    armor           130 2 -     95 T3 23,20
  2107/107     panzergrenadier  48 1 -     95 T3 23,20
  280AT/107    armor            38 1 -     95 T3 23,20
  # FB
  SS_ROCK/FB   artillery        10 1 49L   90 T2 4,0
  ART/FB       artillery        30 2 150L  85 T2 4,0
  19-112SS/FB  artillery        10 1 32D   85 T3 3,0
  1AT/FB       artillery        10 1 31D   85 T3 3,0
  2AT/FB       artillery        10 1 32D   85 T3 3,0
  3AT/FB       artillery        10 1 33D   85 T3 3,0
  # 189
  1/189        armor            23 1 -     75 T1 15,25
  2/189        armor            32 1 -     75 T2 23,5
  3/189        armor            23 1 -     75 T2 23,5
  # 406
  1/406        infantry         23 1 -     70 T1 16,8
  2/406        infantry         24 1 -     70 T1 18,9
  3/406        infantry         21 1 -     70 T1 22,6
  # 6FJ
  I/6          infantry         48 1 -     90 T1 27,30
  II/6         infantry         49 1 -     90 T1 26,30
  ART/6        artillery        10 1 75S   90 T4 23,7
  # ind
  I/2          infantry         65 1 -     90 T1 27,30
  I/7          infantry         23 1 -     85 T4 23,8
  80           infantry         57 1 -     80 T1 23,5
  85           infantry         38 1 -     80 T2 23,3
  88           infantry         48 1 -     80 T2 23,3
  100T         infantry         31 1 -     75 T1 23,8
  101T         infantry         32 1 -     75 T2 23,3
  105T         infantry         33 1 -     75 T4 23,8
  4-12_SST     infantry         56 1 -     85 T2 0,3
  16_SST       infantry         48 1 -     85 T1 4,6
  42-408_SICH  infantry         48 1 -     70 T2 0,9
  FLT          infantry         23 1 -     70 T2 0,5
  47MG         infantry         65 1 -     80 T5 3,0
  BOCHOLT      panzergrenadier  56 1 -     85 T2 8,0
  502          infantry         23 1 -     70 T2 4,0
  506          armor            56 1 -     95 T8 4,0
  642M         infantry         56 1 -     75 T5 3,0
  BRAHAMS      infantry         48 1 -     80 T2 3,0
  KAUER        infantry         22 1 -     70 T5 3,0
  KNAUST       panzergrenadier 170 3 -     90 T6 8,0
  HG           infantry         48 1 -     85 T5 0,13
  S-F          infantry         38 1 -     70 T2 0,13
`;
