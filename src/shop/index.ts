/** The door of the shop's pages for everybody else. */
export { PageStage, PageView, WidgetLook } from './PageView';
export { pageData, readSite } from './data';
export { titleBar } from './look';
