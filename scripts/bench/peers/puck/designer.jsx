/** Puck with the same titles and as many fields to each. Plain JavaScript: the package is fetched by the bench alone and has no types here. */
import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { widgets } from '../../../../generated/widgets';
import { showScene } from '../../scenes/show';

const groups = widgets.find(({ component }) => component === 'home_title').groups;

const fieldOf = ({ field: { title, kind, options, minimum, maximum } }) => {
  if (kind === 'slider' || kind === 'integer') return { type: 'number', label: title, min: minimum, max: maximum };
  return kind === 'enumeration' ? { type: 'radio', label: title, options: options.map((each) => ({ label: each.title, value: each.value })) } : { type: 'text', label: title };
};
const defaults = Object.fromEntries(groups.map(({ key, field }) => [key, Array.isArray(field.default) ? field.default[0] : field.default]));

const config = {
  components: {
    Title: {
      fields: Object.fromEntries(groups.map((group) => [group.key, fieldOf(group)])),
      defaultProps: defaults,
      render: ({ titleConfig, fontColor, fontSize, bgColor }) => <div style={{ padding: 10, color: fontColor, fontSize, background: bgColor }}>{titleConfig}</div>,
    },
  },
};

/** What the bench does is done through Puck's own interface: pointers and menus cost it nothing. */
function Hand() {
  window.puck = useGetPuck();
  return null;
}

showScene((count) => {
  const data = { root: {}, content: Array.from({ length: count }, (_none, index) => ({ type: 'Title', props: { id: `title-${index}`, ...defaults, titleConfig: `标题${index}` } })) };
  return <Puck config={config} data={data} iframe={{ enabled: false }} overrides={{ headerActions: Hand }} />;
});
