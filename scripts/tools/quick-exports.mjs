/**
 * Vite keeps what a module exports in an object without a prototype, which V8 looks up by hash. Every use of an import
 * pays for it, and the rules use hundreds of them in each loop. V8 lays out in order what serves as a prototype, so each
 * module ends by letting its exports be one. Tests that only compute take half as long.
 *
 * What a module passes on with `export *` comes through a getter that all such exports share, one for each module it
 * passes through. A module that does so ends by keeping the values themselves, where they are there already.
 * @returns {import('vite').Plugin}
 */
export const quickExports = () => ({
  name: 'quick-exports',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/') || !/\.tsx?$/.test(id)
      ? undefined
      : { code: `${code}\n${/^export \*/m.test(code) ? KEEP : ''}${QUICKEN}`, map: null },
});

// Nothing here exports what changes later.
const KEEP = `;((exports) => {
  for (const name of Object.keys(exports)) {
    const value = exports[name];
    if (value !== undefined) Object.defineProperty(exports, name, { value, enumerable: true, configurable: true });
  }
})(__vite_ssr_exports__);`;

// V8 does so once a property was looked for through the prototype.
const QUICKEN = `;((exports) => {
  function Quick() {}
  Quick.prototype = exports;
  return [new Quick().any, new Quick().any];
})(__vite_ssr_exports__);`;
