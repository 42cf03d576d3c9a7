import { Button } from '../buttons/Button';
import { Icon } from '../Icon';
import '../tokens.css';
import './States.css';

/** Something failed; `onRetry` offers 重试. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?(): void }) {
  return (
    <div className="ui-state ui-state-error" role="alert">
      <Icon name="error" size={40} />
      <p>{message}</p>
      {onRetry && <Button icon="refresh" onClick={onRetry}>重试</Button>}
    </div>
  );
}
