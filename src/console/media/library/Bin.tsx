import { useResource } from '../../data/resources';
import { attachmentKey } from '../../data/files/media';
import { useSignedIn } from '../../data/session/session';
import RecycleBin from '../../resource/tools/RecycleBin';

/** What was deleted from the library, to be brought back. */
export default function Bin({ onRestored, onClose }: { onRestored(): Promise<void>; onClose(): void }) {
  const resource = useResource(attachmentKey);
  const account = useSignedIn()?.account ?? '';
  return <RecycleBin resource={resource} list={resource.list!} person={account} nameOf={({ name }) => String(name)} refresh={onRestored} onClose={onClose} />;
}
