/** The door of the shop's pages for everybody else. */
export { PageView } from './PageView';
export { pageData } from './data';
