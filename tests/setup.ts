import '@testing-library/jest-dom/vitest';

// A state is waited for as long as a busy machine needs to reach it: the second that is the default is too short there.
if (typeof document !== 'undefined') (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 60_000 });
