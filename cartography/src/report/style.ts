/** The look of an after-action report. */
export const pageStyle = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 75rem; padding: 0 1rem; color: #22201b; background: #fbf9f4; }
nav a { margin-right: 1rem; }
.controls { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; padding: .5rem 0; position: sticky; top: 0; background: #fbf9f4; }
.controls label { flex: 1; display: flex; gap: .5rem; }
.controls input { flex: 1; min-width: 10rem; }
.sheet { overflow: auto; max-height: 80vh; border: 1px solid #8a8474; }
.sheet svg { display: block; width: 100%; height: auto; min-width: 50rem; }
ol { list-style: none; padding: 0; max-height: 30rem; overflow: auto; border: 1px solid #cfc9ba; }
li { padding: .25rem .5rem; border-bottom: 1px solid #e6e1d5; }
li span { white-space: pre-wrap; }
li button { font: inherit; border: 0; background: none; color: #1f4d8f; text-decoration: underline; cursor: pointer; padding: 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #e6e1d5; }
`;
