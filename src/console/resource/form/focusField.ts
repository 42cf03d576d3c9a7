const focusable = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"], [contenteditable="true"]';

/**
 * Moves the focus into the field and the field into view; of one that is higher than the window, what is said of it.
 * @param root container of the inputs
 * @param id of the control; composite inputs are entered at their first part that is wrong, else at the first usable one
 */
export function focusField(root: HTMLElement | null, id: string, name: string): void {
  const box = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((element) => element.dataset.field === name);
  const control = root?.ownerDocument.getElementById(id);
  const part = (within: HTMLElement | null | undefined) => within?.querySelector<HTMLElement>(`[aria-invalid="true"]:is(${focusable})`) ?? within?.querySelector<HTMLElement>(focusable);
  const target = control?.matches(focusable) ? control : part(control) ?? part(box);
  target?.focus({ preventScroll: true });
  const told = box && box.offsetHeight > window.innerHeight ? box.querySelector('[role="alert"]') ?? target : box;
  told?.scrollIntoView?.({ block: 'center' });
}
