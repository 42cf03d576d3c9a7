import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';
import { shareDocument } from './oneDocument';

// A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
configure({ asyncUtilTimeout: 60_000 });
afterAll(shareDocument());
