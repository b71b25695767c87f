/*
 * Preloaded into a process, records in RECORD_FILE what it does to regular files and folders under RECORD_FOLDER, and
 * what it sends on connections, in the order in which it happens. `readRecording.ts` reads the file.
 *
 * Each call holds one lock for all threads and another for all processes until it is both done and recorded: a sync in
 * the record is after the writes that it covers. Calls that would write without passing here answer "not supported", and
 * their callers then write. Writes through a mapping, as to SQLite's index of the log, are not recorded.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { WRITE = 1, RESIZE, CREATE, FOLDER, RENAME, REMOVE, LINK, SYNC, ANSWER };

/* Followed by the name and the bytes. */
struct head {
  uint32_t kind;
  uint32_t name;
  uint64_t bytes;
  /* Number of the file; of an answer, the port it goes to. */
  uint64_t file;
  /* Where a write begins; the size that a file gets. */
  uint64_t at;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int record = -1;

/* The function that a name leads to without this library. */
#define NEXT(name)                                                                                                     \
  static __typeof__(&name) next_##name;                                                                                \
  if (next_##name == NULL) next_##name = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void start(void) {
  const char *file = getenv("RECORD_FILE");
  const char *under = getenv("RECORD_FOLDER");
  if (file == NULL || under == NULL) return;
  NEXT(openat64);
  record = next_openat64(AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (record < 0) {
    perror("RECORD_FILE");
    _exit(70);
  }
  folder_length = strlen(under);
  folder = under;
}

static void begin(void) {
  pthread_mutex_lock(&mutex);
  flock(record, LOCK_EX);
}

static void end(void) {
  int kept = errno;
  flock(record, LOCK_UN);
  pthread_mutex_unlock(&mutex);
  errno = kept;
}

/* One write, so that a process that is killed leaves no half of it. */
static void put(enum kind kind, uint64_t file, uint64_t at, const char *name, size_t name_length,
                const struct iovec *parts, int count, size_t bytes) {
  int kept = errno;
  struct head head = {kind, (uint32_t)name_length, bytes, file, at};
  char *line = malloc(sizeof head + name_length + bytes);
  size_t used = sizeof head + name_length;
  memcpy(line, &head, sizeof head);
  if (name_length > 0) memcpy(line + sizeof head, name, name_length);
  for (int index = 0; index < count && bytes > 0; index += 1) {
    size_t length = parts[index].iov_len < bytes ? parts[index].iov_len : bytes;
    memcpy(line + used, parts[index].iov_base, length);
    used += length;
    bytes -= length;
  }
  NEXT(write);
  if (next_write(record, line, used) != (ssize_t)used) {
    perror("RECORD_FILE");
    _exit(70);
  }
  free(line);
  errno = kept;
}

static void put_name(enum kind kind, uint64_t file, const char *name) {
  put(kind, file, 0, name, strlen(name), NULL, 0, 0);
}

static void put_names(enum kind kind, const char *from, const char *to) {
  char both[2 * PATH_MAX];
  int length = snprintf(both, sizeof both, "%s%c%s", from, 0, to);
  put(kind, 0, 0, both, (size_t)length, NULL, 0, 0);
}

static int is_inside(const char *path) {
  return strncmp(path, folder, folder_length) == 0 && (path[folder_length] == '/' || path[folder_length] == 0);
}

/* Whether a descriptor is of a file or folder in the recorded one. */
static int is_recorded(int fd, struct stat *found) {
  if (folder == NULL || fd == record || fstat(fd, found) != 0) return 0;
  if (!S_ISREG(found->st_mode) && !S_ISDIR(found->st_mode)) return 0;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_inside(path);
}

/* Writes the whole path, and answers whether it leads into the recorded folder. */
static int is_path_recorded(int at, const char *path, char *whole) {
  int kept = errno;
  if (folder == NULL || path == NULL) return 0;
  ssize_t length = 0;
  if (path[0] != '/') {
    char link[64] = "/proc/self/cwd";
    if (at != AT_FDCWD) snprintf(link, sizeof link, "/proc/self/fd/%d", at);
    length = readlink(link, whole, PATH_MAX - 1);
    if (length > 0) whole[length++] = '/';
  }
  errno = kept;
  if (length < 0 || (size_t)length + strlen(path) >= PATH_MAX) return 0;
  strcpy(whole + length, path);
  return is_inside(whole);
}

/* The port that a connection leads to; 0 for anything else. */
static int port_of(int fd) {
  if (folder == NULL) return 0;
  int kept = errno;
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  int port = 0;
  if (getpeername(fd, (struct sockaddr *)&peer, &length) == 0) {
    if (peer.ss_family == AF_INET) port = ntohs(((struct sockaddr_in *)&peer)->sin_port);
    if (peer.ss_family == AF_INET6) port = ntohs(((struct sockaddr_in6 *)&peer)->sin6_port);
  }
  errno = kept;
  return port;
}

/* Opening */

static int open_at(int at, const char *path, int flags, mode_t mode) {
  NEXT(openat64);
  char whole[PATH_MAX];
  if ((flags & (O_CREAT | O_TRUNC)) == 0 || !is_path_recorded(at, path, whole))
    return next_openat64(at, path, flags, mode);
  begin();
  struct stat found;
  int kept = errno;
  int is_new = stat(whole, &found) != 0;
  errno = kept;
  int fd = next_openat64(at, path, flags, mode);
  if (fd >= 0 && fstat(fd, &found) == 0 && S_ISREG(found.st_mode)) {
    if (is_new) put_name(CREATE, found.st_ino, whole);
    else if ((flags & O_TRUNC) != 0) put(RESIZE, found.st_ino, 0, NULL, 0, NULL, 0, 0);
  }
  end();
  return fd;
}

#define MODE_OF(flags)                                                                                                 \
  mode_t mode = 0;                                                                                                     \
  if ((flags & (O_CREAT | O_TMPFILE)) != 0) {                                                                          \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    mode = va_arg(rest, mode_t);                                                                                       \
    va_end(rest);                                                                                                      \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags);
  return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags);
  return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags);
  return open_at(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
  MODE_OF(flags);
  return open_at(at, path, flags, mode);
}

/* Writing */

static void put_written(uint64_t file, uint64_t at, const struct iovec *parts, int count, ssize_t written) {
  if (written > 0) put(WRITE, file, at, NULL, 0, parts, count, (size_t)written);
}

/* Before it is sent, or whoever gets it could be faster. Its beginning, to tell its status. */
static void put_answer(int port, const struct iovec *parts, int count) {
  if (count > 0) put(ANSWER, (uint64_t)port, 0, NULL, 0, parts, 1, parts->iov_len < 64 ? parts->iov_len : 64);
}

#define WRITES(fd, call, parts, count)                                                                                 \
  struct stat found;                                                                                                   \
  int port = 0;                                                                                                        \
  int is_file = is_recorded(fd, &found);                                                                               \
  if (!is_file) port = port_of(fd);                                                                                    \
  if (!is_file && port == 0) return call;                                                                              \
  begin();                                                                                                             \
  if (!is_file) put_answer(port, parts, count);                                                                        \
  ssize_t written = call;                                                                                              \
  if (is_file) put_written(found.st_ino, (uint64_t)(lseek(fd, 0, SEEK_CUR) - written), parts, count, written);         \
  end();                                                                                                               \
  return written

#define WRITES_AT(fd, call, parts, count, at)                                                                          \
  struct stat found;                                                                                                   \
  if (!is_recorded(fd, &found)) return call;                                                                           \
  begin();                                                                                                             \
  ssize_t written = call;                                                                                              \
  put_written(found.st_ino, (uint64_t)at, parts, count, written);                                                      \
  end();                                                                                                               \
  return written

ssize_t write(int fd, const void *bytes, size_t length) {
  NEXT(write);
  struct iovec part = {(void *)bytes, length};
  WRITES(fd, next_write(fd, bytes, length), &part, 1);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  NEXT(writev);
  WRITES(fd, next_writev(fd, parts, count), parts, count);
}

ssize_t send(int fd, const void *bytes, size_t length, int flags) {
  NEXT(send);
  struct iovec part = {(void *)bytes, length};
  WRITES(fd, next_send(fd, bytes, length, flags), &part, 1);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
  NEXT(sendmsg);
  WRITES(fd, next_sendmsg(fd, message, flags), message->msg_iov, (int)message->msg_iovlen);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
  NEXT(pwrite);
  struct iovec part = {(void *)bytes, length};
  WRITES_AT(fd, next_pwrite(fd, bytes, length, at), &part, 1, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  NEXT(pwrite64);
  struct iovec part = {(void *)bytes, length};
  WRITES_AT(fd, next_pwrite64(fd, bytes, length, at), &part, 1, at);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  NEXT(pwritev);
  WRITES_AT(fd, next_pwritev(fd, parts, count, at), parts, count, at);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  NEXT(pwritev64);
  WRITES_AT(fd, next_pwritev64(fd, parts, count, at), parts, count, at);
}

#define RESIZES(fd, call, size)                                                                                        \
  struct stat found;                                                                                                   \
  if (!is_recorded(fd, &found)) return call;                                                                           \
  begin();                                                                                                             \
  int result = call;                                                                                                   \
  if (result == 0) put(RESIZE, found.st_ino, (uint64_t)size, NULL, 0, NULL, 0, 0);                                     \
  end();                                                                                                               \
  return result

int ftruncate(int fd, off_t size) {
  NEXT(ftruncate);
  RESIZES(fd, next_ftruncate(fd, size), size);
}

int ftruncate64(int fd, off64_t size) {
  NEXT(ftruncate64);
  RESIZES(fd, next_ftruncate64(fd, size), size);
}

/* What would write without any of these calls. */

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
  NEXT(copy_file_range);
  if (folder == NULL) return next_copy_file_range(from, from_at, to, to_at, length, flags);
  errno = ENOSYS;
  return -1;
}

ssize_t sendfile(int to, int from, off_t *at, size_t length) {
  NEXT(sendfile);
  if (folder == NULL) return next_sendfile(to, from, at, length);
  errno = EINVAL;
  return -1;
}

ssize_t sendfile64(int to, int from, off64_t *at, size_t length) {
  NEXT(sendfile64);
  if (folder == NULL) return next_sendfile64(to, from, at, length);
  errno = EINVAL;
  return -1;
}

long syscall(long number, ...) {
  NEXT(syscall);
  va_list rest;
  va_start(rest, number);
  long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long);
  long d = va_arg(rest, long), e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  if (folder != NULL && (number == SYS_copy_file_range || number == SYS_io_uring_setup)) {
    errno = ENOSYS;
    return -1;
  }
  return next_syscall(number, a, b, c, d, e, f);
}

/* Names */

static int make_folder(int at, const char *path, mode_t mode) {
  NEXT(mkdirat);
  char whole[PATH_MAX];
  if (!is_path_recorded(at, path, whole)) return next_mkdirat(at, path, mode);
  begin();
  struct stat made;
  int result = next_mkdirat(at, path, mode);
  if (result == 0 && stat(whole, &made) == 0) put_name(FOLDER, made.st_ino, whole);
  end();
  return result;
}

int mkdir(const char *path, mode_t mode) { return make_folder(AT_FDCWD, path, mode); }
int mkdirat(int at, const char *path, mode_t mode) { return make_folder(at, path, mode); }

char *mkdtemp(char *template) {
  NEXT(mkdtemp);
  if (folder == NULL) return next_mkdtemp(template);
  begin();
  struct stat made;
  char whole[PATH_MAX];
  char *path = next_mkdtemp(template);
  if (path != NULL && is_path_recorded(AT_FDCWD, path, whole) && stat(whole, &made) == 0)
    put_name(FOLDER, made.st_ino, whole);
  end();
  return path;
}

static int rename_at(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
  NEXT(renameat2);
  char whole[PATH_MAX], target[PATH_MAX];
  int leaves = is_path_recorded(from_at, from, whole);
  int enters = is_path_recorded(to_at, to, target);
  if (!leaves && !enters) return next_renameat2(from_at, from, to_at, to, flags);
  begin();
  int result = next_renameat2(from_at, from, to_at, to, flags);
  if (result == 0) put_names(RENAME, whole, target);
  end();
  return result;
}

int rename(const char *from, const char *to) { return rename_at(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_at, const char *from, int to_at, const char *to) { return rename_at(from_at, from, to_at, to, 0); }
int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
  return rename_at(from_at, from, to_at, to, flags);
}

int linkat(int from_at, const char *from, int to_at, const char *to, int flags) {
  NEXT(linkat);
  char whole[PATH_MAX], target[PATH_MAX];
  if (!is_path_recorded(from_at, from, whole) || !is_path_recorded(to_at, to, target))
    return next_linkat(from_at, from, to_at, to, flags);
  begin();
  int result = next_linkat(from_at, from, to_at, to, flags);
  if (result == 0) put_names(LINK, whole, target);
  end();
  return result;
}

int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int unlinkat(int at, const char *path, int flags) {
  NEXT(unlinkat);
  char whole[PATH_MAX];
  if (!is_path_recorded(at, path, whole)) return next_unlinkat(at, path, flags);
  begin();
  int result = next_unlinkat(at, path, flags);
  if (result == 0) put_name(REMOVE, 0, whole);
  end();
  return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int remove(const char *path) {
  if (unlink(path) == 0) return 0;
  return errno == EISDIR || errno == EPERM ? rmdir(path) : -1;
}

/* Ends itself in the midst of everything, but not between something and its record. */
int kill(pid_t process, int signal) {
  NEXT(kill);
  if (folder == NULL || process != getpid() || signal != SIGKILL) return next_kill(process, signal);
  begin();
  return next_kill(process, signal);
}

/* Syncing */

#define SYNCS(fd, call)                                                                                                \
  struct stat found;                                                                                                   \
  if (!is_recorded(fd, &found)) return call;                                                                           \
  begin();                                                                                                             \
  int result = call;                                                                                                   \
  if (result == 0) put(SYNC, found.st_ino, 0, NULL, 0, NULL, 0, 0);                                                    \
  end();                                                                                                               \
  return result

int fsync(int fd) {
  NEXT(fsync);
  SYNCS(fd, next_fsync(fd));
}

int fdatasync(int fd) {
  NEXT(fdatasync);
  SYNCS(fd, next_fdatasync(fd));
}
