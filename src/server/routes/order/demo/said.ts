/** What stands on orders and refunds alike. */

export const shopRemarks = ['', '', '', '', '', '', '', '', '已电话确认地址', '老客户，赠小样一份'];
export const platformRemarks = ['', '', '', '', '', '', '', '', '', '', '', '大促订单，优先处理', '客服已回访'];

/** As columns of money hold it. */
export const money = (cents: number): string => (cents / 100).toFixed(2);
