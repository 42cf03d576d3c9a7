import type { ActionModel, ColumnModel, DetailModel, EndpointModel, FilterModel, FormModel, FormSection, InputModel, ListModel, ResourceModel, TabsModel } from '../model';
import { fieldPart } from './field';
import { type Lean, fill, part } from './part';

const column = part<ColumnModel>({ align: 'left', ellipsis: false, sortable: false, hidden: false });
const input = part<InputModel>({ span: 24, hiddenIn: [], disabledIn: [] });

const list = part<ListModel>(
  { name: 'list', endpoint: 'list', shape: 'page', filters: [], pageSizes: [20, 40, 60, 80], rowActions: [], bulkActions: [], pageActions: [], exportable: true },
  { columns: column, exports: column, filters: part<FilterModel>({ operator: 'equals', hidden: false, folded: false }, { field: fieldPart }), tabs: part<TabsModel>({ counts: false }) },
);

const form = part<FormModel>(
  { in: 'dialog', width: 540, success: { create: '创建成功', edit: '编辑成功', copy: '创建成功' }, sectionsAs: 'plain', titleWithId: false },
  { sections: part<FormSection>({}, { inputs: input }) },
);

export const actionPart = part<ActionModel>(
  { on: ['row'], effect: { handler: true }, danger: false },
  { form: part<NonNullable<ActionModel['form']>>({}, { fields: fieldPart, inputs: input }) },
);

export const endpointPart = part<EndpointModel>({ adminOnly: false });

/** What `generated/resources/<section>/<entity>.ts` holds. */
export const resourcePart = part<ResourceModel>(
  { primaryKey: 'id', style: 'platform', endpoints: [], options: 'list', views: [], actions: [], softDelete: true, missing: { code: 404, message: '数据不存在' }, demoOnly: false },
  { fields: fieldPart, endpoints: endpointPart, list, views: list, form, detail: part<DetailModel>({ width: 1000 }), actions: actionPart },
);

export function fillResource(resource: Lean<ResourceModel>): ResourceModel {
  fill(resource, resourcePart);
  return resource as ResourceModel;
}
