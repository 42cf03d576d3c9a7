/** `npm run new`: begins an entity (`-- section/entity`), or the code that a schema leaves open (`-- handler section/entity name`). */
import { SchemaError } from './compiler/mistakes';
import { newEntity } from './new/entity';
import { newHandler } from './new/handler';
import { Refused } from './new/refused';

const [what = '', ...more] = process.argv.slice(2);
try {
  console.log(what === 'handler' ? await newHandler(process.cwd(), more[0] ?? '', more[1] ?? '') : newEntity(process.cwd(), what));
} catch (error) {
  if (!(error instanceof Refused) && !(error instanceof SchemaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
