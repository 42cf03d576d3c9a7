/** What can be done to a page, one verb a file: pure, and refused with a Chinese sentence where the rules forbid it. */
export { add } from './add';
export { duplicate } from './duplicate';
export { hide } from './hide';
export { move, nudge } from './move';
export { remove } from './remove';
export { reset } from './reset';
export { setPage } from './setPage';
export { show } from './show';
export { isRefused, type Outcome, type Step } from './step';
export { update } from './update';
