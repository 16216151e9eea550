declare module 'upng-js' {
  interface Image {
    readonly width: number;
    readonly height: number;
  }
  const UPNG: {
    decode(file: ArrayBuffer): Image;
    toRGBA8(image: Image): ArrayBuffer[];
    /** An animated picture of several frames, each shown for so many milliseconds. */
    encode(frames: ArrayBuffer[], width: number, height: number, colours: number, delays?: number[]): ArrayBuffer;
  };
  export default UPNG;
}
