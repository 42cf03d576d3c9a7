/** The platform server of `npm run dev`, from its sources. */
import { start } from '../../src/server/listen';

await start();
