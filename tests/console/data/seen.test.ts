/** Saving what is replaced as a whole: held against what is stored, and never over what nobody saw. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/console/data/transport/errors';
import { saveSeen, type Tagged } from '../../../src/console/data/transport/seen';

const refused = () => new ApiError('refused', 409, '内容已被他人修改，请刷新后核对再保存');

/** @param states what is stored at each read, in turn; a save succeeds while it names the last of them */
async function saved(states: Tagged<string>[]): Promise<{ sent: Record<string, string>[]; failure?: string }> {
  const sent: Record<string, string>[] = [];
  let reads = 0;
  const read = async () => states[Math.min(reads++, states.length - 1)]!;
  const judge = (current: string) => {
    if (current !== '原样') throw new ApiError('refused', 409, `现在是${current}`);
  };
  const write = async (headers: Record<string, string>) => {
    sent.push(headers);
    const { tag } = states.at(-1)!;
    if (tag !== undefined && headers['If-Match'] !== tag) throw refused();
  };
  try {
    await saveSeen(read, judge, write);
    return { sent };
  } catch (error) {
    return { sent, failure: (error as Error).message };
  }
}

describe('a save', () => {
  it.each<[what: string, states: Tagged<string>[], sent: (string | undefined)[], failure?: string]>([
    ['names the state that it replaces', [{ data: '原样', tag: '"a"' }], ['"a"']],
    ['names nothing where the backend does not', [{ data: '原样' }], [undefined]],
    ['is not sent over what somebody else saved', [{ data: '别的', tag: '"b"' }], [], '现在是别的'],
    ['that somebody came before is judged anew', [{ data: '原样', tag: '"a"' }, { data: '别的', tag: '"b"' }], ['"a"'], '现在是别的'],
    ['goes on where they saved the same', [{ data: '原样', tag: '"a"' }, { data: '原样', tag: '"b"' }], ['"a"', '"b"']],
    ['is given up when it never comes first', [{ data: '原样', tag: '"a"' }, { data: '原样', tag: '"b"' }, { data: '原样', tag: '"c"' }, { data: '原样', tag: '"d"' }], ['"a"', '"b"', '"c"'], refused().message],
  ])('%s', async (_what, states, sent, failure) => {
    expect(await saved(states)).toEqual({ sent: sent.map((tag) => (tag === undefined ? {} : { 'If-Match': tag })), ...(failure === undefined ? {} : { failure }) });
  });

  it('that fails otherwise fails at once', async () => {
    let tries = 0;
    await expect(saveSeen(async () => ({ data: '原样' }), () => undefined, async () => {
      tries += 1;
      throw new ApiError('network', 0, '网络错误');
    })).rejects.toThrow('网络错误');
    expect(tries).toBe(1);
  });
});
