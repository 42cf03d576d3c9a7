const longest = 15;

/** Why a page cannot bear this name; undefined when it can. Whether it is taken is judged by the server. */
export function nameProblem(name: unknown): string | undefined {
  const text = typeof name === 'string' ? name.trim() : '';
  if (text === '') return '请输入模板名称';
  return [...text].length > longest ? `模板名称不能超过${longest}个字` : undefined;
}
