/** Runs files one after the other in one process, each with modules and mocks of its own: what packages keep is shared, what the product keeps is not. */
import { TestRunner } from 'vitest';

export default class FreshModules extends TestRunner {
  constructor(config: TestRunner['config']) {
    super(config);
    // Its worker forgets modules and mocks before each file then; the process is shared all the same, since the project says so.
    config.isolate = true;
  }
}
