/**
 * Ends the database when its server is gone, however that went: a server that is killed can do nothing more itself.
 * A shell waits for a line from the server that never comes; what comes is the end of the pipe, which the system closes.
 */
import { spawn } from 'node:child_process';
import type { Account } from './account';

/** A shutdown in order first. PostgreSQL hangs on one that reaches it during recovery; the immediate one is what it recovers from. */
const script = `read -r line
[ "$line" = over ] && exit
kill -INT "$0" || exit
for second in 1 2 3 4 5; do sleep 1; kill -0 "$0" || exit; done
kill -QUIT "$0"`;

/**
 * @param pid of the database
 * @param account who runs it, so that the shell can end nothing else
 * @returns ends the watch; call it when the database has ended, since its number may be used again
 */
export function watch(pid: number, account: Account | undefined): () => void {
  if (process.platform === 'win32') {
    const end = () => { try { process.kill(pid); } catch { /* already gone */ } };
    process.once('exit', end);
    return () => void process.off('exit', end);
  }
  const shell = spawn('/bin/sh', ['-c', script, String(pid)], {
    // Away from the server's group: what ends that group must not end the watch.
    detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/', env: { PATH: process.env.PATH }, ...account,
  });
  // Without a shell there is no watch: the next start takes the database over.
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  // A pipe of a child is a socket, which alone would keep this process alive.
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return () => { shell.stdin.end('over\n'); };
}
