const focusable = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"], [contenteditable="true"]';

/**
 * Moves the focus into the field and the field into view.
 * @param root container of the inputs
 * @param id of the control; composite inputs are entered at their first usable part
 */
export function focusField(root: HTMLElement | null, id: string, name: string): void {
  const box = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((element) => element.dataset.field === name);
  const control = root?.ownerDocument.getElementById(id);
  const target = control?.matches(focusable) ? control : (control ?? box)?.querySelector<HTMLElement>(focusable) ?? box?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  box?.scrollIntoView?.({ block: 'center' });
}
