/** Settings of the PC shop that are one form each (settings sheet, pcConfig): values of a form template, under names of their own in the published calls. */
import type { FieldModel } from '../model';

export interface PcField extends FieldModel {
  /** In the configuration store. */
  key: string;
}

export interface PcForm {
  template: { name: string; info: string };
  fields: readonly PcField[];
}

type Draft = Pick<PcField, 'name' | 'key' | 'title' | 'kind'> & Partial<PcField>;
const field = (draft: Draft): PcField => ({ wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {}, ...draft });
const ways = [{ value: '1', title: '小程序' }, { value: '2', title: '公众号/H5' }];
const onOff = [{ value: true, title: '开启' }, { value: false, title: '关闭' }];

export const pcForms = {
  basics: {
    template: { name: 'PC基础配置', info: 'PC商城基础设置' },
    fields: [
      field({ name: 'leftTopLogo', key: 'pc_shopping_left_top_logo', title: 'PC商城左上角LOGO', kind: 'image', required: true, help: '100×36' }),
      field({ name: 'goodStoreImage', key: 'pc_shopping_good_store_image', title: '品牌好店广告图', kind: 'image', required: true, help: '288×422' }),
      field({ name: 'goPhoneQrCodeType', key: 'pc_shopping_go_phone_qr_code_type', title: '手机体验', kind: 'choices', options: ways, codes: ways.map(({ value }) => value) }),
      field({ name: 'merchantApplySwitch', key: 'merchant_apply_switch', title: '商户入驻入口', kind: 'switch', required: true, default: true, options: onOff }),
    ],
  },
  authorize: {
    template: { name: 'PC底部授权', info: 'PC商城底部的联系方式、授权信息与备案号' },
    fields: [
      field({ name: 'phone', key: 'pc_bottom_phone', title: '联系电话', kind: 'text', maxLength: 20 }),
      field({ name: 'address', key: 'pc_bottom_address', title: '地址', kind: 'text', maxLength: 100 }),
      field({ name: 'authInfo', key: 'pc_bottom_auth_info', title: '授权信息', kind: 'text', required: true, maxLength: 100 }),
      field({ name: 'filingNum', key: 'pc_bottom_filing_num', title: '备案号', kind: 'text', required: true, maxLength: 50 }),
    ],
  },
} satisfies Record<string, PcForm>;
