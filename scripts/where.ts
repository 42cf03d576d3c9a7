/**
 * `npm run where -- ROUTE 列名`: prints the schema's file and line for a word on a generated screen: a column, filter,
 * input, action, tab, title or menu entry.
 */
import { readSchemas } from './compiler/files';
import { SchemaError, meant } from './compiler/mistakes';
import { allRoutes, find, placesOf } from './compiler/places';

const [route, word] = process.argv.slice(2);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

if (!route || !word) fail('usage: npm run where -- ROUTE 列名, e.g. npm run where -- /product/brand 品牌名称');
else {
  try {
    const texts = readSchemas(process.cwd());
    const places = placesOf(texts, route);
    if (!places) fail(`no generated screen at ${route}${meant(route, allRoutes(texts))}`);
    else {
      const lines = find(places, word);
      if (lines.length) console.log(lines.join('\n'));
      else fail(`"${word}" is not on ${route}${meant(word, places.map(({ text }) => text))}`);
    }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    fail(error.message);
  }
}
