/** What runs as the platform server of `npm run dev`. */
import { start } from '../../src/server/listen';

await start();
