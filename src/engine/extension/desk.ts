/** The home page of the desk: figures of its screens, and what the caller did there last (catalogue: `/customerService/home` in schemas/menu.json). */
const permission = 'platform:customer:service:home';
const base = '/admin/platform/customer/service';

export const desk = {
  /** → DeskFigures */
  home: { path: `${base}/home`, permission },
  /** ?page (1) &limit=1…100 (10) → a page of DeskOperation, the newest first */
  operations: { path: `${base}/operate/log`, permission },
} as const;

/**
 * The screens of the desk, each with its figures. Whoever may not open one is told none of its figures.
 * `waits`: records that somebody has to decide; the others are of today.
 */
export const deskCards = [
  { path: '/customerService/integralManual', figures: [{ name: 'todayManualNum', title: '今日笔数' }, { name: 'todayManualIntegral', title: '今日积分' }] },
  { path: '/customerService/integralAdjust', figures: [{ name: 'pendingAdjustNum', title: '待审核', waits: true }] },
  { path: '/customerService/integralLog', figures: [{ name: 'todayLogNum', title: '今日记录' }] },
  { path: '/customerService/receiptReview', figures: [{ name: 'pendingReceiptNum', title: '待审核', waits: true }] },
  { path: '/customerService/couponList', figures: [{ name: 'todaySendNum', title: '今日发放' }] },
  { path: '/customerService/couponVerify', figures: [{ name: 'todayVerifyNum', title: '今日核销' }] },
] as const satisfies readonly { path: string; figures: readonly { name: string; title: string; waits?: true }[] }[];

/** Null is a figure of a screen that the caller may not open. */
export type DeskFigures = Record<(typeof deskCards)[number]['figures'][number]['name'], number | null>;

/** What is done at the desk, and the enumeration that names the states of its records. */
export const deskActions = {
  manual: { title: '手动积分', states: 'issueStatus' },
  adjust: { title: '积分调整', states: 'integralAdjustStatus' },
  receipt: { title: '小票审核', states: 'receiptStatus' },
  send: { title: '发放优惠券', states: 'couponUserStatus' },
  verify: { title: '核销优惠券', states: 'couponVerifyStatus' },
} as const;
export type DeskAction = keyof typeof deskActions;

export interface DeskOperation {
  actionType: DeskAction;
  /** Of the record that it made or decided. */
  id: number;
  uid: number;
  nickname: string;
  content: string;
  /** Code of the record's state as it now is. */
  status: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: string;
}
