// Made from schemas/operation/*.json. Do not edit: change the source and run `npm run generate`.
import * as admin from './operation/admin.js';
import * as companyList from './operation/companyList.js';
import * as configCategory from './operation/configCategory.js';
import * as dictData from './operation/dictData.js';
import * as dictType from './operation/dictType.js';
import * as formTemplate from './operation/formTemplate.js';
import * as group from './operation/group.js';
import * as groupData from './operation/groupData.js';
import * as menu from './operation/menu.js';
import * as role from './operation/role.js';
import * as sensitiveLog from './operation/sensitiveLog.js';
import * as serviceKey from './operation/serviceKey.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'operation/admin': admin,
  'operation/companyList': companyList,
  'operation/configCategory': configCategory,
  'operation/dictData': dictData,
  'operation/dictType': dictType,
  'operation/formTemplate': formTemplate,
  'operation/group': group,
  'operation/groupData': groupData,
  'operation/menu': menu,
  'operation/role': role,
  'operation/sensitiveLog': sensitiveLog,
  'operation/serviceKey': serviceKey,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'operation', validators: next.validators } }));
  });
}
