// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormScene } from '../../../../src/console/resource/form/FormBody.scene';
import type { InputProps } from '../../../../src/fields/view';
import { views } from '../../../../src/fields/views';

const { Input } = views.text;
let drawn: string[] = [];

beforeEach(() => {
  drawn = [];
  views.text.Input = function Counted(props: InputProps) {
    drawn.push(props.field.name);
    return <Input {...props} />;
  };
});
afterEach(() => {
  cleanup();
  views.text.Input = Input;
});

it('draws one field again at a key stroke, however many there are', async () => {
  render(<FormScene count={120} />);
  const input = screen.getByLabelText('字段61');
  await userEvent.click(input);
  drawn = [];
  await userEvent.keyboard('ab');
  expect(drawn).toEqual(['field61', 'field61']);
});

it('saves what was typed', async () => {
  const onSave = vi.fn();
  render(<FormScene count={2} onSave={onSave} />);
  await userEvent.type(screen.getByLabelText('字段1'), ' 甲 ');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ field0: '', field1: '甲' }));
});
