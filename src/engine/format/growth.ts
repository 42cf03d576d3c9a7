/** Change against what was before, in whole per cent; 0 where there was nothing (sheet "数据卡片"). @example growth(120, 100) // 20 */
export const growth = (now: number, before: number): number => (before === 0 ? 0 : Math.round(((now - before) / before) * 100));
