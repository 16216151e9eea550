import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import italic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The fonts of the map as a style that can travel inside an SVG; nothing where they cannot be fetched. */
export async function fontStyle(): Promise<string> {
  const faces = await Promise.all([
    face('Source Serif 4', 'normal', serif),
    face('Source Serif 4', 'italic', italic),
    face('Source Sans 3', 'normal', sans),
  ]);
  return faces.join('');
}

async function face(family: string, style: string, url: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${btoa(text)}) format('woff2')}`;
  } catch {
    return '';
  }
}
