// @vitest-environment jsdom
/** Parts whose code is fetched when they are first drawn. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../src/ui/deferred';

const Greeting = ({ name }: { name: string }) => <p>您好，{name}</p>;

/** Code that arrives, or fails to, when the test says so. */
function code() {
  const asked: { arrive(): Promise<void>; fail(): Promise<void> }[] = [];
  const load = () => new Promise<{ default: typeof Greeting }>((resolve, reject) => {
    asked.push({ arrive: () => act(async () => resolve({ default: Greeting })), fail: () => act(async () => reject(new Error('代码取不到'))) });
  });
  return { asked, load };
}

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <button onClick={() => this.setState({ error: undefined })}>{`重试：${error.message}`}</button> : this.props.children;
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('something stands in its place until the code is here, and then it is drawn without any further wait', async () => {
  const { asked, load } = code();
  const Part = deferred(load, ({ name }: { name: string }) => <p>正在请{name}</p>);
  render(<Part name="小满" />);
  screen.getByText('正在请小满');
  await asked[0]!.arrive();
  screen.getByText('您好，小满');
});

test('code that comes while something is pressed is drawn once the press is over', async () => {
  const { asked, load } = code();
  const Part = deferred(load, <p>请稍候</p>);
  render(<Part name="小满" />);
  fireEvent.mouseDown(document.body);
  await asked[0]!.arrive();
  screen.getByText('请稍候');
  fireEvent.mouseUp(document.body);
  await screen.findByText('您好，小满');
});

test('what was fetched ahead is drawn at once, and fetched once for all', async () => {
  const { asked, load } = code();
  const Part = deferred(load);
  Part.preload();
  await asked[0]!.arrive();
  render(<><Part name="小满" /><Part name="立夏" /></>);
  screen.getByText('您好，小满');
  screen.getByText('您好，立夏');
  expect(asked).toHaveLength(1);
});

test('code that cannot be had is told to the boundary, and asked for again when that draws anew', async () => {
  const { asked, load } = code();
  const Part = deferred(load);
  render(<Boundary><Part name="小满" /></Boundary>);
  await asked[0]!.fail();
  const again = screen.getByRole('button', { name: '重试：代码取不到' });
  act(() => again.click());
  await asked[1]!.arrive();
  screen.getByText('您好，小满');
});

test('a failed fetch ahead is silent until the part is drawn', async () => {
  const { asked, load } = code();
  const Part = deferred(load);
  Part.preload();
  await asked[0]!.fail();
  render(<Boundary><Part name="小满" /></Boundary>);
  await asked[1]!.arrive();
  screen.getByText('您好，小满');
});

test('a chunk without the part in it is a failure too', async () => {
  const Part = deferred(() => Promise.resolve({} as { default: typeof Greeting }));
  render(<Boundary><Part name="小满" /></Boundary>);
  await screen.findByRole('button', { name: /^重试：/ });
});
