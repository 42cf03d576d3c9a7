import { useState } from 'react';
import { FieldCell } from '../../../src/fields/FieldCell';
import { views } from '../../../src/fields/views';
import type { FieldModel } from '../../../src/engine/model';
import { fieldOf } from '../../fields/fieldOf';

const picture = '/picture.svg';
/** One of every mark that the toolbar makes, and some that only pasted text has. */
const story = '<h2>标题</h2><p style="text-align: center">居中的<strong>粗体</strong>、<em>斜体</em>与<span style="color: rgb(200, 50, 43)">红字</span></p><ul><li><p>一</p></li><li><p>二</p></li></ul><p style="text-indent: 2em">x<sub>2</sub><mark>亮</mark><a target="_blank" rel="noopener noreferrer" href="https://www.example.com/">链接</a></p><table><tbody><tr><th colspan="1" rowspan="1"><p>头</p></th></tr></tbody></table>';

const fields: [FieldModel, unknown][] = [
  [fieldOf('text', { title: '名称', name: 'text', maxLength: 20, required: true }), '华为 Mate'],
  [fieldOf('password', { title: '密码', name: 'password' }), ''],
  [fieldOf('integer', { title: '排序', name: 'integer' }), 10],
  [fieldOf('decimal', { title: '重量', name: 'decimal' }), '1.50'],
  [fieldOf('money', { title: '售价', name: 'money' }), '1999.00'],
  [fieldOf('switch', { title: '是否显示', name: 'switch', enumeration: 'show' }), true],
  [fieldOf('enumeration', { title: '级别', name: 'select', enumeration: 'level' }), 1],
  [fieldOf('enumeration', { title: '级别单选', name: 'radio', enumeration: 'level', as: 'radio' }), 2],
  [fieldOf('enumeration', { title: '级别多选', name: 'checkbox', enumeration: 'level', as: 'checkbox' }), [1, 3]],
  [fieldOf('date', { title: '生日', name: 'date' }), '2024-02-29'],
  [fieldOf('datetime', { title: '开始时间', name: 'datetime' }), '2024-05-01 08:30:00'],
  [fieldOf('timeRange', { title: '营业时间', name: 'timeRange' }), ['08:00', '22:00']],
  [fieldOf('dateRange', { title: '有效期', name: 'dateRange' }), ['2024-05-01', '2024-05-31']],
  [fieldOf('dateLimit', { title: '创建时间', name: 'dateLimit' }), 'lately7'],
  [fieldOf('reference', { title: '品牌', name: 'reference' }), 2],
  [fieldOf('references', { title: '多个品牌', name: 'references' }), [1, 3, 9]],
  [fieldOf('references', { title: '多个分类', name: 'categories', to: 'product/category', leavesOnly: true }), [111, 121]],
  [fieldOf('treeReference', { title: '分类', name: 'tree', leavesOnly: true }), 111],
  [fieldOf('treeReference', { title: '父级', name: 'parent', default: 0 }), 0],
  [fieldOf('tags', { title: '关键字', name: 'tags' }), ['新品', '包邮']],
  [fieldOf('colour', { title: '主题色', name: 'colour' }), '#409eff'],
  [fieldOf('phone', { title: '联系电话', name: 'phone' }), '13800138000'],
  [fieldOf('link', { title: '跳转链接', name: 'link' }), '/pages/index/index'],
  [fieldOf('url', { title: '官网', name: 'url' }), 'https://www.example.com/'],
  [fieldOf('image', { title: '图标', name: 'image' }), picture],
  [fieldOf('image', { title: '坏图', name: 'broken' }), '/broken.png'],
  [fieldOf('file', { title: '说明书', name: 'file' }), '/files/说明书.pdf'],
  [fieldOf('textarea', { title: '简介', name: 'textarea', maxLength: 200 }), '第一行\n第二行'],
];
const wide: [FieldModel, unknown][] = [
  [fieldOf('imageList', { title: '轮播图', name: 'imageList', maxItems: 10 }), [picture, picture, '/broken.png']],
  [fieldOf('json', { title: '扩展参数', name: 'json' }), { 颜色: '红', 数量: 3 }],
  [fieldOf('childTable', { title: '组成部分', name: 'childTable' }), [{ label: '主机', price: '1999.00' }, { label: '', price: 'x' }]],
  [fieldOf('richText', { title: '详情', name: 'richText' }), story],
];

const broken: Record<string, string> = { integer: '排序必须是整数', childTable: '请检查组成部分' };
const brokenParts: Record<string, Record<string, string>> = { childTable: { '1.label': '请输入名称', '1.price': '价格格式不正确' } };

export function FieldsScene() {
  const [values, setValues] = useState(() => Object.fromEntries([...fields, ...wide].map(([field, value]) => [field.name, value])));
  const draw = ([field]: [FieldModel, unknown]) => {
    const { Input } = views[field.kind];
    const id = `field-${field.name}`;
    return (
      <div key={field.name} className={wide.some(([each]) => each === field) ? 'field wide' : 'field'}>
        <label htmlFor={id}>{field.title}</label>
        <Input
          id={id}
          field={field}
          value={values[field.name]}
          values={values}
          error={broken[field.name]}
          errors={brokenParts[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
        <div id={`${id}-message`} className="message">{broken[field.name]}</div>
      </div>
    );
  };
  return (
    <>
      <section aria-label="输入"><h2>输入</h2><div className="grid">{[...fields, ...wide].map(draw)}</div></section>
      <section aria-label="单元格">
        <h2>单元格与详情</h2>
        <div style={{ overflow: 'auto' }} tabIndex={0} role="group" aria-label="单元格">
        <table>
          <tbody>
            {[...fields, ...wide].map(([field]) => {
              const { Detail } = views[field.kind];
              const cell = { field, value: values[field.name], record: values };
              return (
                <tr key={field.name} data-field={field.name}>
                  <th scope="row" style={{ textAlign: 'left', padding: '4px 12px' }}>{field.title}</th>
                  <td style={{ padding: '4px 12px' }}><FieldCell {...cell} /></td>
                  <td style={{ padding: '4px 12px' }}>{Detail && <Detail {...cell} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        </div>
      </section>
      <pre data-testid="values" hidden>{JSON.stringify(values)}</pre>
    </>
  );
}
