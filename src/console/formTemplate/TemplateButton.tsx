import { type Item, text } from '../../engine/formTemplate/item';
import { isObject } from '../../engine/json';
import { Button, type ButtonProps } from '../../ui/buttons/Button';
import { resemblingIcon } from '../../ui/ports/menuIcon';

const variants: Record<string, ButtonProps['variant']> = { primary: 'primary', danger: 'danger', text: 'text' };

/** A button of a template. The format gives it a look and no action, so that it can be pressed only where somebody listens. */
export function TemplateButton({ item, onPress }: { item: Item; onPress?(item: Item): void }) {
  const { raw } = item;
  const slot = isObject(raw.__slot__) ? raw.__slot__ : {};
  const icon = resemblingIcon(text(raw.icon));
  return (
    <Button
      variant={variants[text(raw.type)]}
      size={text(raw.size) === 'mini' || text(raw.size) === 'small' ? 'small' : 'normal'}
      icon={icon}
      disabled={raw.disabled === true || !onPress}
      className={raw.round === true || raw.circle === true ? 'template-button-round' : undefined}
      onClick={() => onPress?.(item)}
    >
      {text(slot.default) || item.label}
    </Button>
  );
}
