import { Component, type ReactNode } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { ApiError } from '../../data/transport/errors';
import { errorLogPath } from '../../data/menu/paths';
import { useMayCall } from '../../data/session/permissions';
import { Button } from '../../../ui/buttons/Button';
import { Message } from './Message';
import { isChunkMissing, missingChunkText } from './missingChunk';

/** Keeps a failing screen from taking the shell with it; another address starts afresh. */
export function Crash({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().pathname}>{children}</Boundary>;
}

interface BoundaryState {
  at: string;
  error?: unknown;
}

class Boundary extends Component<{ at: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: { at: string }, state: BoundaryState) {
    return at === state.at ? null : { at, error: undefined };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashMessage error={error} retry={() => this.setState({ error: undefined })} />;
  }
}

/** For the router: what happens outside every boundary. */
export function CrashRoute() {
  return <main><CrashMessage error={useRouteError()} retry={() => location.reload()} /></main>;
}

function CrashMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const isAdmin = useMayCall()({ permission: 'signed-in', adminOnly: true });
  if (isChunkMissing()) {
    return <Message title="页面需要重新加载" actions={<Button variant="primary" onClick={() => location.reload()}>重新加载</Button>}>{missingChunkText}</Message>;
  }
  // Only our own refusals are written for people; anything else is a developer's sentence.
  const text = error instanceof ApiError ? error.message : '页面显示时遇到问题，可以重试；若仍然出现，请联系管理员。';
  return (
    <Message
      title="页面出错了"
      actions={<><Button variant="primary" onClick={retry}>重试</Button>{isAdmin && <Link className="ui-button" to={errorLogPath}>查看错误日志</Link>}</>}
    >
      {text}
    </Message>
  );
}
