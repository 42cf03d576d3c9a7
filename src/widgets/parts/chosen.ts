/** Whether a part is among the ticked ones (展示信息). */
export const ticked = (parts: readonly number[]) => (part: number): boolean => parts.includes(part);
