/**
 * Puck with the same titles: drawn by the same preview, and with a field for each setting that our panel shows first (内容). Plain
 * JavaScript: the package is fetched by the bench alone and has no types here.
 */
import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { widgets } from '../../../../generated/widgets';
import Title from '../../../../src/widgets/home_title/Preview';
import '../../../../src/shop/page.css';
import { showScene } from '../../scenes/show';

const { groups } = widgets.find(({ component }) => component === 'home_title');
const defaults = Object.fromEntries(groups.map(({ key, field }) => [key, field.default]));

const config = {
  components: {
    Title: {
      fields: Object.fromEntries(groups.filter(({ tab }) => tab === 'content').map(({ key, field }) => [key, { type: 'text', label: field.title }])),
      defaultProps: defaults,
      render: (values) => <Title values={values} />,
    },
  },
};

/** For the steps that are not made by mouse and keys. */
function Hand() {
  window.puck = useGetPuck();
  return null;
}

showScene((count) => {
  const data = { root: {}, content: Array.from({ length: count }, (_none, index) => ({ type: 'Title', props: { id: `title-${index}`, ...defaults, titleConfig: `标题${index}` } })) };
  return <div className="shop-page"><Puck config={config} data={data} iframe={{ enabled: false }} overrides={{ headerActions: Hand }} /></div>;
});
